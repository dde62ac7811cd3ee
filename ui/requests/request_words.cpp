// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/request_words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct RequestWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::RequestWords)
};

constexpr qsizetype kLongestType = 40; // of an unknown type

QString unknownType(const QString &type)
{
    const QString plain = type.simplified();
    return plain.size() > kLongestType ? QString(plain.left(kLongestType - 1) + u'…') : plain;
}

} // namespace

QStringList consentTypes() { return {u"camera"_s, u"screen"_s, u"speak"_s, u"ask"_s}; }

QString requestTypeName(const QString &type)
{
    if (type == "camera"_L1)
        return RequestWords::tr("Camera");
    if (type == "screen"_L1)
        return RequestWords::tr("Screen");
    if (type == "speak"_L1)
        //: What a companion may ask for: to have a line read aloud
        return RequestWords::tr("Reading aloud");
    if (type == "ask"_L1)
        return RequestWords::tr("Questions for you");
    return unknownType(type);
}

QString requestSentence(const QString &type, const QString &name)
{
    if (type == "camera"_L1)
        return RequestWords::tr("%1 asks for a picture from the camera.").arg(name);
    if (type == "screen"_L1)
        return RequestWords::tr("%1 asks for a picture of the screen.").arg(name);
    if (type == "speak"_L1)
        return RequestWords::tr("%1 asks to read this line aloud.").arg(name);
    if (type == "ask"_L1)
        return RequestWords::tr("%1 asks you:").arg(name);
    //: %1 is a companion or a guest, %2 what it asks for, in its own word
    return RequestWords::tr("%1 asks for “%2”.").arg(name, unknownType(type));
}

QString requestConsequence(const QString &type)
{
    if (type == "camera"_L1 || type == "screen"_L1)
        return RequestWords::tr("You see the picture before it is sent and can still deny it.");
    if (type == "speak"_L1)
        return RequestWords::tr("Everyone near this computer will hear it.");
    if (type == "ask"_L1)
        return {};
    return RequestWords::tr("Companion Studio cannot answer this itself; a connected program does.");
}

QString answeringSentence(const QString &type, const QString &name)
{
    if (type == "camera"_L1)
        return RequestWords::tr("%1 is waiting for the picture from the camera.").arg(name);
    if (type == "screen"_L1)
        return RequestWords::tr("%1 is waiting for the picture of the screen.").arg(name);
    if (type == "speak"_L1)
        return RequestWords::tr("A line of %1 is being read aloud.").arg(name);
    if (type == "ask"_L1)
        return RequestWords::tr("%1 asks you:").arg(name);
    return RequestWords::tr("%1 is waiting for a connected program to answer “%2”.")
        .arg(name, unknownType(type));
}

QString timeLeftText(base::Millis left)
{
    //: Seconds until a request is over
    return RequestWords::tr("%L1 s").arg(std::max<qint64>(0, (left.count() + 999) / 1000));
}

QString ledgerOutcome(model::ConsentEntry::What what)
{
    using What = model::ConsentEntry::What;
    switch (what) {
    case What::AllowedOnce: return RequestWords::tr("You allowed it once");
    case What::AllowedAlways: return RequestWords::tr("You always allow it");
    case What::RefusedOnce: return RequestWords::tr("You denied it");
    case What::RefusedAlways: return RequestWords::tr("You never allow it");
    case What::ByRuleAllowed: return RequestWords::tr("Allowed by your setting");
    case What::ByRuleRefused: return RequestWords::tr("Denied by your setting");
    case What::Revoked: return RequestWords::tr("You withdrew the setting");
    case What::TimedOut: return RequestWords::tr("Not answered in time");
    case What::Dropped: return RequestWords::tr("No longer needed");
    }
    return {};
}

QString choiceName(ports::ConsentChoice choice)
{
    switch (choice) {
    //: What happens when a companion asks: the user is asked, it is always allowed, it is never allowed
    case ports::ConsentChoice::Ask: return RequestWords::tr("Ask me");
    case ports::ConsentChoice::Always: return RequestWords::tr("Always");
    case ports::ConsentChoice::Never: return RequestWords::tr("Never");
    }
    return {};
}

} // namespace studio::ui
