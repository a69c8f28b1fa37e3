/** What to do about a lost phone. Without a second device, only a command on the server lets its owner in again. */
export function LostPhone() {
  return (
    <details className="disclosure" open>
      <summary>E se eu perder o celular?</summary>
      <div className="grid gap-2 pb-2 text-sm">
        <p>Adicione um segundo aparelho enquanto tem o primeiro: qualquer um deles serve para entrar.</p>
        <p>
          Sem nenhum, quem cuida do servidor roda o comando abaixo com o seu{' '}
          <span className="whitespace-nowrap">e-mail</span>. Ele remove todos os segundos fatores e encerra
          todas as sessões; a senha continua a mesma.
        </p>
        <code className="command">npm run cli -- admin reset-mfa EMAIL</code>
      </div>
    </details>
  );
}
