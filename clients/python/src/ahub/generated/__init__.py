# Generated from spec/ by `make generate`. Do not edit.
"""The core of the client, generated from the contract."""

from __future__ import annotations
