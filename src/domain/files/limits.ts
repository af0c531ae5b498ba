import { maxUploadBytes } from '../../../generated/enums.ts';

/** What an upload request may announce, in bytes: the file and the form around it (rule files-upload-limits). */
export const maxRequestContentLength = maxUploadBytes + 1_048_576;

/** What the form around a file may take of an upload request, in bytes, when the quota is asked before the file is read. */
export const formBytes = 4_096;

/** Longest stored name, in characters. */
export const maxNameLength = 255;

/** Files without a record are removed after this long, in milliseconds: an upload may be between file and record. */
export const orphanAgeMs = 3_600_000;
