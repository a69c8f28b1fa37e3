export const handle = { islands: true };
export default function Home() { return <main><h1>Portão</h1></main>; }
