/**
 * Titles from somebody in danger. The number to call comes first, and the page advertises nothing. Entries without
 * `appliesDespiteGate` do not apply to a title that also names the gate, which is then about the gate.
 */
import type { OffTopic } from '../off-topic.ts';

const onlyGates = 'Aqui só cuidamos de portão automático, e essa ligação vem antes de qualquer outra coisa.';

export const emergencies: readonly OffTopic[] = [
  {
    words:
      'suicid*|me matar|quero morrer|vontade de morrer|tirar minha vida|tirar a minha vida|nao quero mais viver|acabar com a minha vida',
    opening:
      'Ligue agora para o 188, o CVV, de graça e a qualquer hora, e para o 192 se há risco neste momento: do outro lado há alguém para ouvir. Fique perto de outra pessoa até lá.',
    appliesDespiteGate: true,
  },
  {
    words:
      'cheiro de gas|cheiro forte de gas|vazamento de gas|gas vazando|vazando gas|escapando gas|escape de gas|botijao vazando|botijao pegando fogo|mangueira de gas vazando',
    opening:
      'Ligue para o 193, os Bombeiros, já do lado de fora: antes disso feche o registro se ele está à mão, abra portas e janelas, e não acenda luz nem acione motor, nem o do portão. O conserto é de um gasista habilitado ou da distribuidora de gás; nós só cuidamos de portão automático.',
    appliesDespiteGate: true,
  },
  {
    words:
      'incendio em garagem|fogo em garagem|carro pegando fogo|moto pegando fogo|incendio em condominio|incendio em predio',
    opening:
      'Ligue para o 193, os Bombeiros, já do lado de fora: saia pela escada, feche as portas atrás de si e não volte pelo carro. O portão, se ele não abrir, se destrava pela chave do motor só quando o caminho até ela está livre de fumaça.',
    appliesDespiteGate: true,
  },
  {
    words:
      'pegando fogo|pegou fogo|em chamas|incendio em*|incendio agora|incendio como apagar|apagar incendio|fogo em cozinha|fogo em panela|fogo em casa|fogo em apartamento|fogo em predio|fogo em mato|fogo em carro|fogo em tomada|preso em elevador|presa em elevador|pessoa presa em*|crianca presa em carro|cheiro de fumaca em predio',
    opening: `Ligue para o 193, os Bombeiros, depois de sair e de tirar as pessoas de perto; não volte para buscar nada. ${onlyGates}`,
  },
  {
    words:
      'desmai*|desacordad*|inconsciente|infarto|infartando|enfarte|ataque cardiaco|parada cardiaca|avc|derrame cerebral|convuls*|engasgad*|engasgou|engasgo|engasgando|nao respira|nao esta respirando|nao consigo respirar|parou de respirar|falta de ar|dor em peito|dor forte em peito|aperto em peito|dor em braco esquerdo|boca torta|overdose|envenen*|intoxica*|picada de cobra|picada de escorpiao|picada de aranha|escorpiao picou|mordida de cobra|cobra picou|bebeu agua sanitaria|bebeu veneno|tomou veneno|engoliu moeda|engoliu pilha|engoliu bateria|engoliu remedio|afogamento|afogando|afogou|hemorragia|sangrando muito|perdendo sangue|queimadura grave|queimadura de terceiro grau|bateu a cabeca|caiu de escada|caiu de cama|idoso caiu|idosa caiu|queda de idoso|pai caiu|mae caiu|avo caiu|nao levanta de chao|quebrou a perna|quebrou o braco|quebrou o femur|quebrou a bacia|caiu de telhado|caiu de laje|trabalho de parto|bolsa estourou|contracoes|acidente de carro|acidente de moto|acidente grave|atropel*|samu|ambulancia|choque eletrico em tomada|levou choque em tomada|levei choque em tomada|levei choque em chuveiro',
    opening: `Ligue agora para o 192, o SAMU: a chamada é gratuita, dia e noite, e o atendente diz o que fazer até a ambulância chegar. ${onlyGates}`,
  },
  {
    words:
      'estao me seguindo|estou sendo seguid*|tem alguem em minha casa|tem gente em meu quintal|ladrao em casa|ladrao em telhado|ladrao em quintal|assalto agora|sendo assaltad*|fui assaltad*|fui roubad*|celular roubado|roubaram meu celular|roubaram meu carro|carro roubado|moto roubada|violencia domestica|marido me bateu|me bateu|apanhei|agredid*|agressao|ameaca de morte|ameacando|sequestr*|estupr*|assedio|maria da penha|tiroteio|desaparecid*',
    opening:
      'Ligue 190, a Polícia Militar, se é agora; violência contra a mulher tem também o 180, e o que já passou se registra na delegacia, que tem página na internet. Aqui só cuidamos de portão automático.',
  },
  {
    words:
      'atirar em|dar tiro|dar um tiro|tiro em ladrao|matar ladrao|matar o ladrao|matar bandido|bater em ladrao|arma de fogo|armadilha para ladrao|legitima defesa|porte de arma|posse de arma',
    opening:
      'Ligue 190 se há alguém entrando agora, e não se aproxime. O que a lei permite a quem se defende se pergunta a um advogado criminalista, e nisso não damos palpite: no portão, só cuidamos do motor, da trava e dos controles.',
    appliesDespiteGate: true,
  },
];
