/** The key of a new authenticator app, to scan or to type. It is shown only once. */
import { useEffect, useRef } from 'react';
import { copyText } from '../../copy-text.ts';
import { securityNotices } from '../security-notices.ts';
import type { UnverifiedFactor } from './factor-calls.ts';

export function NewFactorKey({ factor }: { factor: UnverifiedFactor }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);

  const copy = () => copyText(factor.secret, securityNotices.keyCopied, securityNotices.keyNotCopied);
  return (
    <>
      <h3 id="new-factor" ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
        {factor.name}
      </h3>
      <div className="on-this-phone">
        <a className="button button-amber w-full" href={factor.appAddress}>
          Abrir no aplicativo
        </a>
        <p className="text-sm text-muted">
          Neste celular, a chave vai direto para o aplicativo. Se nada abrir, use o código ou a chave abaixo.
        </p>
      </div>
      <p className="text-sm">
        Abra o aplicativo autenticador, escolha adicionar uma conta e aponte a câmera para este código.
      </p>
      <div className="new-key">
        <img
          className="qr-code"
          src={factor.qrCode}
          width={208}
          height={208}
          alt="Código QR com a chave do aplicativo autenticador; a mesma chave está logo abaixo em texto."
        />
        <div className="grid gap-2">
          <p className="text-sm" id="manual-key">
            No mesmo celular, ou sem câmera? Digite esta chave no aplicativo:
          </p>
          <code className="secret-key wrap-anywhere" aria-describedby="manual-key">
            {inGroups(factor.secret)}
          </code>
          <button
            type="button"
            className="button button-compact button-quiet w-full"
            onClick={() => void copy()}
          >
            Copiar chave
          </button>
        </div>
      </div>
    </>
  );
}

/** Groups of four are easier to read and type; apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
