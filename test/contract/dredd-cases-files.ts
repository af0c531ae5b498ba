import { maxUploadBytes } from '../../generated/enums.ts';
import { exportOf } from '../support/exports.ts';
import { inUnit } from '../support/set-up.ts';
import { upload } from '../support/upload.ts';
import { addQuery, byStatus, setToken } from './dredd-provoke.ts';
import type { Provoke } from './dredd-provoke.ts';
import type { Transaction } from './dredd-contract.ts';

/** Ways of uploads: dredd makes no forms, so each writes its own. */
export const ofFiles: Readonly<Record<string, Provoke>> = {
  'importNetwork 200': async (transaction, _operation, { sound: { hub } }) => {
    const { token, networkId } = await hub.registerUser();
    setForm(transaction, 'file', await exportOf(hub, token, networkId));
    addQuery(transaction, 'name', 'imported');
    setToken(transaction, token);
  },
  'importNetwork 400': (transaction) => setForm(transaction, 'document', 'some bytes'),
  'importNetwork 403': (transaction, _operation, { sound }) => {
    setForm(transaction, 'file', 'some bytes');
    setToken(transaction, sound.mia.networkToken);
  },
  'importNetwork 409': withKeyOfAnother('409'),
  'importNetwork 413': (transaction) => setForm(transaction, 'file', 'x'.repeat(2 * 1_048_576)),
  'importNetwork 422': withKeyOfAnother('422'),
  'uploadFile 200': (transaction) => setForm(transaction, 'file', 'some bytes'),
  'uploadFile 400': (transaction) => setForm(transaction, 'document', 'some bytes'),
  'uploadFile 403': (transaction, _operation, { sound }) => {
    setForm(transaction, 'file', 'some bytes');
    addQuery(transaction, 'network_id', sound.boss.networkId);
  },
  'uploadFile 409': withKeyOfAnother('409'),
  'uploadFile 413': (transaction) => setForm(transaction, 'file', 'x'.repeat(maxUploadBytes + 1)),
  'uploadFile 507': async (transaction, _operation, { sound: { hub } }) => {
    const owner = await hub.registerUser();
    await inUnit(hub, ({ db }) =>
      db
        .updateTable('networks')
        .set({ files_bytes: 2 ** 50 })
        .where('network_id', '=', owner.networkId)
        .execute(),
    );
    setForm(transaction, 'file', 'some bytes');
    addQuery(transaction, 'network_id', owner.networkId);
    setToken(transaction, owner.token);
  },
  'uploadFile 422': withKeyOfAnother('422'),
  'deleteFile 200': async (transaction, _operation, { sound: { hub, mia } }) => {
    const { body } = await upload(hub.url, mia.token, {}, { query: `?network_id=${mia.networkId}` });
    transaction.fullPath = `/api/files/${body.file_id}`;
  },
};

function withKeyOfAnother(status: '409' | '422'): Provoke {
  return async (transaction, operation, hubs) => {
    setForm(transaction, 'file', 'some bytes');
    await byStatus[status]?.(transaction, operation, hubs);
  };
}

function setForm(transaction: Transaction, part: string, content: string): void {
  const boundary = 'boundary-of-tests';
  const headers = `Content-Disposition: form-data; name="${part}"; filename="notes.txt"\r\nContent-Type: text/plain`;
  transaction.request.body = `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n--${boundary}--\r\n`;
  transaction.request.headers['Content-Type'] = `multipart/form-data; boundary=${boundary}`;
}
