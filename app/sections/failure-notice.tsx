import { paths } from '../paths.ts';

export function FailureNotice() {
  return (
    <main id="conteudo" className="page">
      <title>Algo deu errado</title>
      <h1>Algo deu errado do nosso lado</h1>
      <p>Não conseguimos abrir a página agora. Tente de novo em um minuto.</p>
      <p>
        <a href={paths.home()}>Ir para o início</a>
      </p>
    </main>
  );
}
