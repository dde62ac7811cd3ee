// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/habit_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace studio::explain {

using namespace Qt::StringLiterals;
using model::ServerHabit;

namespace {

struct HabitWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::explain::HabitWords)
};

//: Each goes into "Learned about this model: …", between semicolons.
QString wordsOf(ServerHabit habit)
{
    switch (habit) {
    case ServerHabit::NoStreamOptions: return HabitWords::tr("does not count tokens while replying");
    case ServerHabit::NoStreaming: return HabitWords::tr("sends the whole reply at once");
    case ServerHabit::NoSystemRole:
        return HabitWords::tr("does not support a system message (put into the first message instead)");
    case ServerHabit::OtherTokenField: return HabitWords::tr("has another name for the token limit");
    case ServerHabit::NoTokenField: return HabitWords::tr("does not support a token limit");
    case ServerHabit::NoCacheMarks: return HabitWords::tr("does not support cache marks");
    case ServerHabit::NoEffortWord: return HabitWords::tr("does not support thinking levels");
    case ServerHabit::NoTemplateWord: return HabitWords::tr("does not support template settings");
    case ServerHabit::NoHiddenThoughts: return HabitWords::tr("does not return its hidden thoughts");
    case ServerHabit::NoSeed: return HabitWords::tr("does not support a seed");
    case ServerHabit::NoStop: return HabitWords::tr("does not support stop sequences");
    case ServerHabit::NoSampling: return HabitWords::tr("does not support a temperature");
    case ServerHabit::NoTools: return HabitWords::tr("does not support tools");
    case ServerHabit::NoSchema: return HabitWords::tr("does not support a schema");
    case ServerHabit::NoForcedTool: return HabitWords::tr("cannot be forced to use a tool");
    case ServerHabit::NoJsonObject: return HabitWords::tr("cannot be restricted to JSON");
    case ServerHabit::Thinks: return HabitWords::tr("thinks before replying");
    case ServerHabit::ThinksAnyway: return HabitWords::tr("thinks even when told not to");
    }
    return {};
}

} // namespace

QString learnedText(const model::ModelFacts &facts)
{
    QStringList learned;
    for (const ServerHabit habit : model::kServerHabits) {
        if (facts.habits.testFlag(habit))
            learned.append(wordsOf(habit));
    }
    if (learned.isEmpty())
        return {};
    //: %1: one or more parts such as "takes no seed", between semicolons
    return HabitWords::tr("Learned about this model: %1.")
        .arg(learned.join(HabitWords::tr("; ", "between parts of a list")));
}

} // namespace studio::explain
