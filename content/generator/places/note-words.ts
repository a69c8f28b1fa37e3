/**
 * Words that show what a sentence about a place is about: a part, a kind of gate, or what a title is after. All are
 * regular expressions.
 */
import type { GateMovement } from '#content/generator/gate-passages.ts';

/** Words for the parts that some notes mention, by subject. A page on any other part takes no note. */
export const wordsOfPart: Readonly<Record<string, string>> = {
  'cabo-de-aco': 'cabos?',
  capacitor: 'capacitor',
  'central-de-comando': 'placas?|central',
  contrapeso: 'contrapesos?',
  'controle-remoto': 'controles?',
  engrenagem: 'engrenagem|engrenagens',
  fiacao: 'fiação|fios?|conduíte|tomada',
  'fim-de-curso': 'fim de curso',
  fotocelula: 'fotocélulas?|sensor|lentes?',
  receptor: 'receptor',
  roldana: 'roldanas?|trilhos?',
  botoeira: 'botoeiras?',
  'abertura-manual': 'abertura manual|destrav\\p{L}+',
};

/** What only one kind of gate does or has. */
export const wordsOfGate: Readonly<Record<GateMovement, string>> = {
  sliding: 'de correr|deslizantes?|trilhos?|roldanas?|cremalheiras?|guia de cima',
  tilting:
    'basculantes?|contrapesos?|cabos?|braços?|meia altura|subindo|descida|rampas?|raspa|esquadro|teto|guia afundada',
  swinging: 'de abrir|pivotantes?|dobradiças?|duas folhas|folha dupla|pinos?',
};

/** Where many people use one gate. */
export const wordsOfBuilding =
  'prédios?|condomínios?|edifícios?|torres?|síndicos?|coletiv[ao]s?|lojas?|comércio|galpões|galpão|empresas?|fábricas?|indústrias?|oficinas?|portaria';

/** What fails, and what is done about it. */
export const troubleWords =
  'defeit|queix|estrag|falh|gast|desgast|chamad|consert|estraga|umidade|ferrug|barulho|ranger|range|castiga|cansad|fraco|afrouxa|sensor|lubrific|limpeza|limpar|regul|reapert|vedar|veda[çr]|equilibr|batida|prumo|desalinh|água|solta|trinc|raspa|acert|goteira|problemas de sempre|no fim,|calça antes';

/** What a new motor or its installation depends on. */
export const choiceWords =
  'mede|medid|medir|motor|peso|pesad|leve|largo|largura|vão|tomada|conduíte|aberturas|uso|suporte|coluna|espaço|foto|kit|inclina|rampa';

/** Marks a sentence that refers back to the one before it, and makes no sense without it. */
export const refersBackWords =
  '^(?:Embaixo|Em cima|Nas primeiras|De um lado|Cada um|Por isso|No residencial|Às vezes|Os defeitos seguem)|(?<!\\p{L})(?:n?ess[ea]s?|dess[ea]s?|del[ea]s|dos dois|as duas|dali)(?!\\p{L})';

/** Marks a sentence that describes the life of a street and says nothing about gates. */
export const sceneryWords =
  '(?<!\\p{L})(?:Você anda|conhece a cena|grafite|nonno|caprichosa|churrasqueira|define|desde que a gente|Quem tem garagem na|seta ligada|O nome que pegou)(?!\\p{L})';
