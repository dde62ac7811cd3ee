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
    case ServerHabit::NoStreamOptions: return HabitWords::tr("does not count tokens while it answers");
    case ServerHabit::NoStreaming: return HabitWords::tr("answers all at once");
    case ServerHabit::NoSystemRole:
        return HabitWords::tr("takes no system text, so that goes into the first message");
    case ServerHabit::OtherTokenField: return HabitWords::tr("has another name for the limit of tokens");
    case ServerHabit::NoTokenField: return HabitWords::tr("takes no limit of tokens");
    case ServerHabit::NoCacheMarks: return HabitWords::tr("takes no marks for its cache");
    case ServerHabit::NoEffortWord: return HabitWords::tr("cannot be told how much to think");
    case ServerHabit::NoTemplateWord: return HabitWords::tr("takes no settings for its template");
    case ServerHabit::NoHiddenThoughts: return HabitWords::tr("keeps its hidden thoughts to itself");
    case ServerHabit::NoSeed: return HabitWords::tr("takes no seed");
    case ServerHabit::NoStop: return HabitWords::tr("takes no stop words");
    case ServerHabit::NoSampling: return HabitWords::tr("takes no temperature");
    case ServerHabit::NoTools: return HabitWords::tr("takes no tools");
    case ServerHabit::NoSchema: return HabitWords::tr("answers without a schema");
    case ServerHabit::NoForcedTool: return HabitWords::tr("cannot be made to use a tool");
    case ServerHabit::NoJsonObject: return HabitWords::tr("cannot be held to JSON");
    case ServerHabit::Thinks: return HabitWords::tr("thinks before it answers");
    case ServerHabit::ThinksAnyway: return HabitWords::tr("thinks even when it is told not to");
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
