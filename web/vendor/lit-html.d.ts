/** The part of lit-html that the web game uses. */

export interface TemplateResult {
  readonly strings: TemplateStringsArray;
  readonly values: unknown[];
}

export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function render(value: unknown, container: HTMLElement | DocumentFragment): object;
export const nothing: unique symbol;
export const noChange: unique symbol;
