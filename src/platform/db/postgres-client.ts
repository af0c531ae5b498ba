import type { Duplex } from 'node:stream';
import { Client, type ClientConfig, type Connection } from 'pg';
import { Parser, type BackendMessage } from 'pg-protocol/dist/parser.js';

/** Bytes as the socket gave them, with Node's own ways to a text, which cost half of `toString`. */
export type Bytes = Buffer & {
  latin1Slice(from: number, to: number): string;
  utf8Slice(from: number, to: number): string;
};

/**
 * A row as it came. It is a `DataRow` of the driver, so the driver's own queries read `fields`; the hub's statements
 * read the bytes, which hold only until the next packet.
 */
export class RowPacket {
  readonly name = 'dataRow';
  readonly length: number;
  readonly bytes: Bytes;
  readonly from: number;
  readonly to: number;

  /** @param length of the packet without its code, as the driver counts it */
  constructor(bytes: Buffer, from: number, length: number) {
    this.length = length;
    this.bytes = bytes as Bytes;
    this.from = from;
    this.to = from + length - 4;
  }

  get fields(): readonly (string | null)[] {
    const { bytes } = this;
    const texts = new Array<string | null>(bytes.readInt16BE(this.from));
    let at = this.from + 2;
    for (let index = 0; index < texts.length; index += 1) {
      const length = bytes.readInt32BE(at);
      at += 4;
      texts[index] = length < 0 ? null : bytes.utf8Slice(at, at + length);
      if (length > 0) at += length;
    }
    return texts;
  }
}

const dataRow = 0x44;

/** The driver's parser, except that it leaves rows unread: it makes a text of every field, and an array of these. */
class RowParser extends Parser {
  override handlePacket(from: number, code: number, length: number, bytes: Buffer): BackendMessage {
    return code === dataRow ? new RowPacket(bytes, from, length) : super.handlePacket(from, code, length, bytes);
  }
}

/** The driver's connection with what its types leave out: here it begins to listen, with TLS to the socket above. */
type ListeningConnection = Connection & { attachListeners: (stream: Duplex) => void };

/** A client of the driver that hands each row on as a `RowPacket`. It tells nobody of each `message`. */
export class RowClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const connection = this.connection as ListeningConnection;
    connection.attachListeners = (stream) => {
      const parser = new RowParser();
      const tell = (message: BackendMessage): void => {
        connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message);
      };
      stream.on('data', (chunk: Buffer) => parser.parse(chunk, tell));
    };
  }
}
