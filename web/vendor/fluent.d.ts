/** What this project uses of @fluent/bundle. */
export type FluentVariable = string | number | Date | FluentNumber;
export class FluentNumber {
  constructor(value: number);
  readonly value: number;
  toString(scope?: object): string;
}
export class FluentResource {
  constructor(source: string);
  readonly body: { id: string }[];
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): { value: object | null } | undefined;
  formatPattern(
    pattern: object,
    args?: Record<string, FluentVariable> | null,
    errors?: Error[] | null,
  ): string;
}
