import { uploadLimits } from '@vitryna/contracts/uploads';
import { useTranslate } from '@vitryna/i18n/react';
import { Icon, IconButton } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { type ReactNode, useId } from 'react';
import { FilePreview } from './file-preview.tsx';
import styles from './files-field.module.css';
import { type ChosenFile, useFiles } from './use-files.ts';

type Props = {
  label: ReactNode;
  /** Hears the ids of the files that are there, and whether others are on their way. */
  onChange: (ids: string[], isSending: boolean) => void;
  /** The server's answer about them. */
  error?: string | null;
};

/** Up to five pictures, sent as they are chosen: each with its preview, how far it is, and a cross that takes it away. */
export function FilesField({ label, onChange, error }: Props) {
  const t = useTranslate();
  const id = useId();
  const { files, isFull, hasLeftOut, add, remove } = useFiles(onChange);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileRow key={file.key} file={file} onRemove={() => remove(file.key)} />
          ))}
        </ul>
      )}
      <span className={styles.choose}>
        <Icon path={icons.plus} />
        {t('Choose pictures')}
        <input
          id={id}
          type="file"
          accept={uploadLimits.types.join(',')}
          multiple
          disabled={isFull}
          aria-describedby={`${id}-note`}
          className={styles.input}
          onChange={({ currentTarget }) => {
            add(currentTarget.files ?? []);
            currentTarget.value = '';
          }}
        />
      </span>
      {hasLeftOut && (
        <p className={styles.problem} role="alert">
          {t('No more than {{count}} pictures can be added: the others were left out', { count: uploadLimits.count })}
        </p>
      )}
      <p id={`${id}-note`} className={error ? styles.problem : styles.note}>
        {error ?? t('Up to {{count}} pictures of 5 MB: JPEG, PNG or WebP', { count: uploadLimits.count })}
      </p>
    </div>
  );
}

function FileRow({ file: { file, progress, id, problemKey }, onRemove }: { file: ChosenFile; onRemove: () => void }) {
  const t = useTranslate();
  const { name } = file;
  return (
    <li className={styles.file}>
      <FilePreview file={file} className={styles.preview} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {problemKey !== null && (
          <span className={styles.problem} role="alert">
            {t(problemKey)}
          </span>
        )}
        {problemKey === null && id === null && (
          <progress className={styles.progress} value={progress} max={1} aria-label={t('Sending {{name}}', { name })} />
        )}
      </span>
      <IconButton icon={icons.close} label={t('Remove {{name}}', { name })} onClick={onRemove} />
    </li>
  );
}
