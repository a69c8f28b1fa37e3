/**
 * The seven submenus of 'Categorias de Serviços' (SPEC.md section 2, Header menu) and the topics each one
 * links to. `name` is the topic's full name and gives its address; `label` is what the menu shows.
 */

import type { ProblemFamily } from './front-matter.ts';

export interface TopicEntry {
  name: string;
  label: string;
}

export interface TopicCategory {
  name: string;
  /** Families of problem pages a reader of these topics may have come for. */
  problems: readonly ProblemFamily[];
  topics: readonly TopicEntry[];
}

export const topicCategories: readonly TopicCategory[] = [
  {
    name: 'Instalação',
    problems: ['tipo-de-portao'],
    topics: [
      { name: 'Instalação de motor de portão deslizante', label: 'Portão deslizante' },
      { name: 'Instalação de motor de portão basculante', label: 'Portão basculante' },
      { name: 'Instalação de motor de portão pivotante', label: 'Portão pivotante' },
      { name: 'Instalação de motor de portão de abrir', label: 'Portão de abrir, duas folhas' },
      { name: 'Instalação de motor em portão de ferro', label: 'Portão de ferro' },
      { name: 'Instalação de motor em portão de madeira', label: 'Portão de madeira' },
    ],
  },
  {
    name: 'Manutenção e Reparo',
    problems: ['motor', 'pecas'],
    topics: [
      { name: 'Manutenção de motor de portão', label: 'Manutenção de motor' },
      { name: 'Manutenção preventiva de portão automático', label: 'Manutenção preventiva' },
      { name: 'Conserto de motor de portão', label: 'Conserto de motor' },
      { name: 'Reparo de placa de portão eletrônico', label: 'Reparo de placa' },
      { name: 'Troca de engrenagem de motor de portão', label: 'Troca de engrenagem' },
      { name: 'Regulagem de fim de curso do portão', label: 'Regulagem de fim de curso' },
    ],
  },
  {
    name: 'Tipos de Motores',
    problems: ['motor', 'tipo-de-portao'],
    topics: [
      { name: 'Motor para portão deslizante', label: 'Motor deslizante' },
      { name: 'Motor para portão basculante', label: 'Motor basculante' },
      { name: 'Motor para portão pivotante', label: 'Motor pivotante' },
      { name: 'Motor de portão de alta velocidade', label: 'Alta velocidade' },
      { name: 'Motor de portão residencial', label: 'Residencial' },
      { name: 'Motor de portão para condomínio', label: 'Condomínio' },
    ],
  },
  {
    name: 'Marcas',
    problems: ['motor', 'placa-e-eletrica'],
    topics: [
      { name: 'Motor PPA', label: 'PPA' },
      { name: 'Motor Garen', label: 'Garen' },
      { name: 'Motor Peccinin', label: 'Peccinin' },
      { name: 'Motor Nice', label: 'Nice' },
      { name: 'Motor Zap', label: 'Zap' },
      { name: 'Motor Linear', label: 'Linear' },
    ],
  },
  {
    name: 'Acessórios',
    problems: ['controle', 'placa-e-eletrica'],
    topics: [
      { name: 'Controle remoto de portão', label: 'Controle remoto' },
      { name: 'Central de comando de portão', label: 'Central de comando' },
      { name: 'Sensor fotocélula para portão', label: 'Sensor fotocélula' },
      { name: 'Trava elétrica para portão', label: 'Trava elétrica' },
      { name: 'Nobreak para portão automático', label: 'Nobreak' },
    ],
  },
  {
    name: 'Serviços',
    problems: ['servico'],
    topics: [
      { name: 'Técnico de portão automático', label: 'Técnico de portão' },
      { name: 'Assistência técnica de portão 24 horas', label: 'Assistência 24 horas' },
      { name: 'Automatização de portão', label: 'Automatização de portão' },
      { name: 'Visita técnica para portão automático', label: 'Visita técnica' },
      { name: 'Programação de controle de portão', label: 'Programação de controle' },
    ],
  },
  {
    name: 'Problemas e Soluções',
    problems: ['abre-e-fecha', 'barulho'],
    topics: [
      { name: 'Portão não abre', label: 'Portão não abre' },
      { name: 'Portão não fecha', label: 'Portão não fecha' },
      { name: 'Controle do portão não funciona', label: 'Controle não funciona' },
      { name: 'Motor de portão fazendo barulho', label: 'Motor fazendo barulho' },
      { name: 'Portão travado', label: 'Portão travado' },
      { name: 'Motor de portão queimado', label: 'Motor queimado' },
    ],
  },
];
