"""What a page of the game may do: nothing but run and show its own files."""

from __future__ import annotations

from typing import Final

__all__ = ["HEADERS", "META_POLICY", "POLICY"]

META_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
"""The content security policy as a page can state it itself."""

POLICY: Final = f"{META_POLICY}; frame-ancestors 'none'"
"""The same with what only a server can say."""

UNUSED: Final = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
)
"""Devices and services that a card game has no use for."""

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Permissions-Policy": ", ".join(f"{name}=()" for name in UNUSED),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Headers of every answer."""
