// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/learned_servers.h"

#include <algorithm>
#include <bit>

namespace studio::llm::provider {

using model::Known;
using model::ServerHabit;
using model::ServerHabits;

namespace {

constexpr int kLeastRoom = 8192;   // tokens: a room with three companions and a page of talk
constexpr int kMostRoom = 131'072; // more does not fit most machines
constexpr int kLongestContext = 1 << 24;

/// Applies the habits to the abilities that the rest of the program knows.
void apply(model::ModelAbilities &abilities, ServerHabits habits)
{
    const auto isNot = [habits](ServerHabit habit, Known &ability) {
        if (habits.testFlag(habit))
            ability = Known::No;
    };
    isNot(ServerHabit::NoSchema, abilities.schema);
    isNot(ServerHabit::NoForcedTool, abilities.forcedTool);
    isNot(ServerHabit::NoJsonObject, abilities.jsonObject);
    isNot(ServerHabit::NoTools, abilities.tools);
    isNot(ServerHabit::NoSampling, abilities.sampling);
    if (habits.testFlag(ServerHabit::Thinks) || habits.testFlag(ServerHabit::ThinksAnyway))
        abilities.thinking = Known::Yes;
}

} // namespace

ProviderBook::Entry withHabits(ProviderBook::Entry entry, ServerHabits habits)
{
    entry.facts.habits |= habits;
    apply(entry.facts.abilities, entry.facts.habits);
    return entry;
}

ServerHabits habitAgainst(AnswerForm form)
{
    switch (form) {
    case AnswerForm::Free: break;
    case AnswerForm::Schema: return ServerHabit::NoSchema;
    case AnswerForm::ForcedTool: return ServerHabit::NoForcedTool;
    case AnswerForm::JsonObject: return ServerHabit::NoJsonObject;
    }
    return {};
}

QString LearnedServers::keyOf(const ProviderBook::Entry &entry)
{
    return entry.provider.id.value() + u'\n' + entry.provider.baseUrl.toString() + u'\n' + entry.model +
           u'\n' + entry.facts.tested.toString(Qt::ISODateWithMs);
}

ProviderBook::Entry LearnedServers::completed(ProviderBook::Entry entry) const
{
    const Known known = m_known.value(keyOf(entry));
    if (known.context && !entry.facts.priceIsOfUser)
        entry.facts.context = known.context;
    return withHabits(entry, known.habits | known.suspected);
}

void LearnedServers::learn(const ProviderBook::Entry &entry, ServerHabits habits, Evidence evidence)
{
    Known &known = m_known[keyOf(entry)];
    const bool isNew = (known.habits | habits) != known.habits;
    known.habits |= habits;
    if (isNew && evidence == Evidence::Told && m_keep)
        m_keep({.provider = entry.provider.id, .model = entry.model, .habits = habits});
}

void LearnedServers::learnContext(const ProviderBook::Entry &entry, int tokens)
{
    Known &known = m_known[keyOf(entry)];
    if (tokens < 1 || tokens > kLongestContext || known.context == tokens)
        return;
    known.context = tokens;
    if (m_keep)
        m_keep({.provider = entry.provider.id, .model = entry.model, .context = tokens});
}

void LearnedServers::learnModel(const ProviderBook::Entry &nameless, const QString &model)
{
    m_known[keyOf(nameless)].model = model;
}

QString LearnedServers::onlyModelOf(const ProviderBook::Entry &nameless) const
{
    return m_known.value(keyOf(nameless)).model;
}

void LearnedServers::suspect(const ProviderBook::Entry &entry, AnswerForm form)
{
    m_known[keyOf(entry)].suspected |= habitAgainst(form);
}

void LearnedServers::acquit(const ProviderBook::Entry &entry) { m_known[keyOf(entry)].suspected = {}; }

void LearnedServers::noteAnswer(const ProviderBook::Entry &entry, AnswerForm form)
{
    m_known[keyOf(entry)].answered.insert(form);
}

bool LearnedServers::hasAnswered(const ProviderBook::Entry &entry) const
{
    return !m_known.value(keyOf(entry)).answered.isEmpty();
}

bool LearnedServers::hasAnswered(const ProviderBook::Entry &entry, AnswerForm form) const
{
    return m_known.value(keyOf(entry)).answered.contains(form);
}

int LearnedServers::roomFor(const ProviderBook::Entry &entry, int needed)
{
    int &room = m_known[keyOf(entry)].room;
    const int wanted =
        std::clamp(int(std::bit_ceil(unsigned(std::clamp(needed, 1, kMostRoom)))), kLeastRoom, kMostRoom);
    room = std::max(room, wanted);
    return std::min(room, entry.facts.context.value_or(kMostRoom));
}

} // namespace studio::llm::provider
