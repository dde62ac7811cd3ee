// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/phrases.h"

#include "core/base/log.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <array>
#include <utility>

// A static library's resources are not registered by themselves; this must stand outside every namespace.
static void registerPhrases() { Q_INIT_RESOURCE(rehearsal); }

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

constexpr std::array kPhraseNames{
    std::pair(Phrase::Introduce, "introduce"_L1),
    std::pair(Phrase::IntroduceNameOnly, "introduceNameOnly"_L1),
    std::pair(Phrase::PassOn, "passOn"_L1),
    std::pair(Phrase::AskNewcomer, "askNewcomer"_L1),
    std::pair(Phrase::Greet, "greet"_L1),
    std::pair(Phrase::Wellbeing, "wellbeing"_L1),
    std::pair(Phrase::AskHow, "askHow"_L1),
    std::pair(Phrase::NotAnAi, "notAnAi"_L1),
    std::pair(Phrase::Welcome, "welcome"_L1),
    std::pair(Phrase::WindUp, "windUp"_L1),
    std::pair(Phrase::Thank, "thank"_L1),
    std::pair(Phrase::Farewell, "farewell"_L1),
    std::pair(Phrase::PickUp, "pickUp"_L1),
    std::pair(Phrase::NoIdea, "noIdea"_L1),
    std::pair(Phrase::Comment, "comment"_L1),
    std::pair(Phrase::Agree, "agree"_L1),
    std::pair(Phrase::Counter, "counter"_L1),
    std::pair(Phrase::Reply, "reply"_L1),
    std::pair(Phrase::Link, "link"_L1),
    std::pair(Phrase::Bridge, "bridge"_L1),
    std::pair(Phrase::Fond, "fond"_L1),
    std::pair(Phrase::Musing, "musing"_L1),
    std::pair(Phrase::AskOther, "askOther"_L1),
    std::pair(Phrase::AskBack, "askBack"_L1),
    std::pair(Phrase::AskUser, "askUser"_L1),
    std::pair(Phrase::GiveWay, "giveWay"_L1),
    std::pair(Phrase::Nod, "nod"_L1),
    std::pair(Phrase::Ponder, "ponder"_L1),
    std::pair(Phrase::Hail, "hail"_L1),
    std::pair(Phrase::Circles, "circles"_L1),
    std::pair(Phrase::MayILook, "mayILook"_L1),
    std::pair(Phrase::WhyLook, "whyLook"_L1),
    std::pair(Phrase::Seen, "seen"_L1),
    std::pair(Phrase::Described, "described"_L1),
    std::pair(Phrase::OtherTongue, "otherTongue"_L1),
    std::pair(Phrase::NotShown, "notShown"_L1),
    std::pair(Phrase::NothingToSee, "nothingToSee"_L1),
    std::pair(Phrase::StillHere, "stillHere"_L1),
};

QJsonObject readStock(const QString &language)
{
    registerPhrases();
    QFile file(u":/rehearsal/%1.json"_s.arg(language));
    if (!file.open(QIODevice::ReadOnly))
        qCCritical(base::lcModel) << "no phrases for" << language;
    return QJsonDocument::fromJson(file.readAll()).object();
}

const QJsonObject &stockOf(Language language)
{
    static const QJsonObject english = readStock(u"en"_s);
    static const QJsonObject japanese = readStock(u"ja"_s);
    static const QJsonObject chinese = readStock(u"zh"_s);
    switch (language) {
    case Language::Japanese: return japanese;
    case Language::Chinese: return chinese;
    case Language::English: break;
    }
    return english;
}

QLatin1String nameOf(Manner manner)
{
    switch (manner) {
    case Manner::Warm: return "warm"_L1;
    case Manner::Lively: return "lively"_L1;
    case Manner::Dry: return "dry"_L1;
    }
    return {};
}

QLatin1String nameOf(Phrase kind)
{
    for (const auto &[phrase, name] : kPhraseNames)
        if (phrase == kind)
            return name;
    return {};
}

} // namespace

QStringList phrases(Language language, Manner manner, Phrase kind)
{
    QStringList list;
    for (const auto &entry : stockOf(language)[nameOf(manner)][nameOf(kind)].toArray())
        list.append(entry.toString());
    Q_ASSERT(!list.isEmpty());
    return list;
}

QString filled(const QString &phrase, const Fillings &fillings)
{
    static const QRegularExpression place(u"\\{(\\w+)\\}"_s);
    QString text;
    qsizetype done = 0;
    auto places = place.globalMatch(phrase);
    while (places.hasNext()) {
        const auto found = places.next();
        text += QStringView(phrase).mid(done, found.capturedStart() - done);
        text += fillings.value(found.captured(1));
        done = found.capturedEnd();
    }
    return text + QStringView(phrase).mid(done);
}

QString fixedPart(const QString &phrase)
{
    static const QRegularExpression place(u"\\{\\w+\\}"_s);
    QString longest;
    for (const QString &part : phrase.split(place))
        if (part.size() > longest.size())
            longest = part;
    return longest.trimmed();
}

} // namespace studio::llm::rehearsal
