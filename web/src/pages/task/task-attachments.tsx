import { useState } from 'react';
import { hubOf } from '../../app/hub.ts';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { describeSize } from '../../parts/describe-size.ts';
import { IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { toast } from '../../parts/toast-store.ts';
import type { Attachment } from './read-attachments.ts';
import { taskWords } from './words.ts';
import style from './task-attachments.module.css';

/** The files that went with a task. Those of the hub can be downloaded; of others it is only said where they are. */
export function TaskAttachments({ attachments }: { readonly attachments: readonly Attachment[] }) {
  return (
    <ul className={style['list']}>
      {attachments.map((attachment, index) => (
        <Line key={index} attachment={attachment} />
      ))}
    </ul>
  );
}

function Line({ attachment: { name, fileId, place, mime, size } }: { readonly attachment: Attachment }) {
  const words = useWords(taskWords);
  const networkId = useNetworkId();
  const [isBusy, setBusy] = useState(false);
  const download = async (id: string): Promise<void> => {
    setBusy(true);
    await hubOf(networkId)
      .files.download(id)
      .then((content) => saveFile(content, name))
      .catch(toast.refuseError);
    setBusy(false);
  };
  const facts = [size === undefined ? '' : describeSize(size), mime ?? ''].filter((fact) => fact !== '');
  return (
    <li className={style['line']}>
      <Icon name={fileId === undefined ? 'link' : 'files'} />
      <span className={style['name']}>{name}</span>
      <span className={style['facts']}>{facts.join(' · ')}</span>
      {fileId === undefined ? (
        <span className={style['place']}>{place ?? words.elsewhere}</span>
      ) : (
        <IconButton
          icon="download"
          label={words.download(name)}
          aria-busy={isBusy || undefined}
          onClick={() => isBusy || void download(fileId)}
        />
      )}
    </li>
  );
}
