// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/llm/rehearsal_room.h"

#include "core/llm/rehearsal/speech.h"
#include "core/model/participants.h"
#include "core/wire/persona_wire.h"

#include <QFile>

#include <algorithm>
#include <optional>

namespace studio::tests {

using namespace Qt::StringLiterals;
using llm::rehearsal::Vote;
using model::Closing;

namespace {

Closing oneStep(Closing from, Closing wanted)
{
    const int step = std::min(static_cast<int>(from) + 1, static_cast<int>(wanted));
    return static_cast<Closing>(step);
}

} // namespace

llm::Present presentOf(const model::Persona &persona)
{
    llm::Present present{persona.id, persona.textIn(persona.mainLanguage).name, {}};
    for (const model::PersonaText &text : persona.texts) {
        present.nicknames.append(text.name);
        present.nicknames.append(text.nicknames);
    }
    present.nicknames.removeDuplicates();
    present.nicknames.removeAll(present.name);
    return present;
}

QList<model::Persona> exampleCompanions()
{
    QList<model::Persona> companions;
    for (const QString &name : {u"kyoko"_s, u"natsumi"_s, u"aya"_s}) {
        QFile file(QStringLiteral(STUDIO_SOURCE_DIR "/resources/personas/companion_%1.json").arg(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("an example persona is missing");
        const auto persona = wire::personaFromBytes(file.readAll());
        if (!persona)
            qFatal("%s", qPrintable(persona.error().text + persona.error().detail));
        companions.append(*persona);
    }
    return companions;
}

model::Persona bareCompanion(const QString &id, const QString &name, model::Language language)
{
    model::Persona persona;
    persona.id = base::ParticipantId(id);
    persona.mainLanguage = language;
    persona.texts[language].name = name;
    return persona;
}

RehearsalRoom::RehearsalRoom(QList<model::Persona> companions, quint64 seed)
    : m_companions(std::move(companions))
    , m_seed(seed)
{
}

void RehearsalRoom::userSays(const QString &text)
{
    model::Message message;
    message.from = base::ParticipantId(u"user"_s);
    message.text = text;
    m_messages.append(message);
    m_companionTurns = 0;
    const bool allLeft = std::all_of(m_companions.begin(), m_companions.end(), [this](const auto &persona) {
        return m_stages.value(persona.id) == Closing::Terminal;
    });
    if (allLeft)
        m_stages.clear();
}

llm::Brief RehearsalRoom::briefFor(qsizetype companion, llm::Purpose purpose) const
{
    llm::Brief brief;
    brief.purpose = purpose;
    brief.persona = m_companions[companion];
    brief.witnessed = m_messages;
    for (const model::Persona &persona : m_companions)
        brief.present.append(presentOf(persona));
    brief.present.append({base::ParticipantId(u"user"_s), u"you"_s, {}});
    brief.stage = m_stages.value(brief.persona.id);
    brief.companionTurns = m_companionTurns;
    brief.seed = m_seed;
    return brief;
}

qsizetype RehearsalRoom::silenceOf(const model::Persona &persona) const
{
    for (qsizetype i = m_messages.size() - 1; i >= 0; --i)
        if (m_messages[i].from == persona.id)
            return m_messages.size() - i;
    return m_messages.size() + 1;
}

QMap<QString, Vote> RehearsalRoom::votes() const
{
    QMap<QString, Vote> votes;
    for (qsizetype i = 0; i < m_companions.size(); ++i)
        votes[m_companions[i].id.value()] = llm::rehearsal::rehearseVote(briefFor(i, llm::Purpose::Vote));
    return votes;
}

bool RehearsalRoom::companionSpeaks()
{
    std::optional<qsizetype> winner;
    Vote best;
    const auto rank = [this](const Vote &vote, qsizetype companion) {
        return std::tuple(vote.selected, vote.importance, silenceOf(m_companions[companion]), -companion);
    };
    QMap<base::ParticipantId, Closing> stages = m_stages;
    for (qsizetype i = 0; i < m_companions.size(); ++i) {
        const auto id = m_companions[i].id;
        if (m_messages.last().from == id || m_stages.value(id) == Closing::Terminal)
            continue;
        const Vote vote = llm::rehearsal::rehearseVote(briefFor(i, llm::Purpose::Vote));
        stages[id] = oneStep(m_stages.value(id), vote.closing);
        if (!vote.selected && vote.state == model::VoteState::Listen)
            continue;
        if (!winner || rank(vote, i) > rank(best, *winner)) {
            winner = i;
            best = vote;
        }
    }
    m_stages = stages;
    if (!winner)
        return false;
    model::Message message;
    message.from = m_companions[*winner].id;
    message.text = llm::rehearsal::rehearseSpeech(briefFor(*winner, llm::Purpose::Speech));
    m_messages.append(message);
    ++m_companionTurns;
    return true;
}

QList<model::Message> RehearsalRoom::replies() const
{
    QList<model::Message> replies;
    std::copy_if(m_messages.begin(), m_messages.end(), std::back_inserter(replies),
                 [](const model::Message &message) { return !model::isUser(message.from); });
    return replies;
}

QString RehearsalRoom::transcript() const
{
    QString text;
    for (const model::Message &message : m_messages)
        text += message.from.value().section(u'_', 1).leftJustified(8) + u"  "_s + message.text + u'\n';
    return text;
}

} // namespace studio::tests
