/** The start page, with a link to each group. */
export default function PartsOverview() {
  return <h1 style={{ padding: '0 1rem' }}>Every part in every state</h1>;
}
