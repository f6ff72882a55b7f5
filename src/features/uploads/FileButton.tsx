import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { type FileKind, fileTypes } from '#contract/kit/fileTypes';

interface FileButtonProps {
  label: string;
  kind: FileKind;
  onFiles: (files: Iterable<File>) => void;
  isMultiple?: boolean;
  isDisabled?: boolean;
}

/** Opens the file dialog of the browser. The same file may be chosen again. */
export function FileButton({ label, kind, onFiles, isMultiple = false, isDisabled = false }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Upload size={16} aria-hidden />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={fileTypes[kind].map((ending) => `.${ending}`).join(',')}
        multiple={isMultiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
