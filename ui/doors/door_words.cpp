// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/door_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace studio::ui {

namespace {

using Door = model::Guest::Door;
using Stage = model::DoorState::Stage;
using Why = model::DoorRejection::Why;

constexpr qsizetype kLongestForeign = 160; // UTF-16 units

struct Doors
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::Doors)
};

} // namespace

QString doorName(Door door)
{
    switch (door) {
    case Door::Mcp: return Doors::tr("MCP server");
    case Door::Firehose: return Doors::tr("Firehose");
    //: Another network of companions, which we have joined
    case Door::Network: return Doors::tr("Network");
    }
    return {};
}

QString doorSentence(const model::DoorSettings &settings, const model::DoorState &state)
{
    switch (state.stage) {
    case Stage::Closed: return Doors::tr("Closed.");
    case Stage::Opening: return Doors::tr("Opening…");
    case Stage::Open: return Doors::tr("Open: programs on this computer can connect.");
    //: %1 is the number of a port
    case Stage::PortTaken: return Doors::tr("Another program uses port %1.").arg(settings.port);
    case Stage::Failed:
        //: %1 is a sentence: why
        return Doors::tr("Could not open. %1").arg(state.trouble);
    }
    return {};
}

QString networkSentence(const model::DoorState &state, const std::optional<base::Millis> &left)
{
    switch (state.stage) {
    case Stage::Closed: return Doors::tr("Not joined.");
    case Stage::Open: return Doors::tr("Joined: companions of the other network can speak here.");
    case Stage::PortTaken:
    case Stage::Failed:
        //: A network of companions; %1 is a sentence: why
        return Doors::tr("Could not join. %1").arg(state.trouble);
    case Stage::Opening: break;
    }
    if (state.trouble.isEmpty() && !left)
        //: A network of companions
        return Doors::tr("Joining…");
    if (!left || left->count() <= 0)
        //: %1 is a sentence: why
        return Doors::tr("The network cannot be reached. %1 Trying again…").arg(state.trouble).simplified();
    const int seconds = int((left->count() + 999) / 1000);
    //: %1 is a sentence: why
    return Doors::tr("The network cannot be reached. %1 Next try in %n second(s).", nullptr, seconds)
        .arg(state.trouble)
        .simplified();
}

bool isTrouble(const model::DoorState &state)
{
    return state.stage == Stage::PortTaken || state.stage == Stage::Failed ||
           (state.stage == Stage::Opening && !state.trouble.isEmpty());
}

QString foreignText(const QString &text)
{
    QString line;
    for (const QChar one : QStringView(text).left(2 * kLongestForeign)) {
        const bool isHidden = one.category() == QChar::Other_Control || one.category() == QChar::Other_Format;
        line.append(isHidden ? u' ' : one);
    }
    line = line.simplified();
    return line.size() <= kLongestForeign ? line : QString(line.left(kLongestForeign - 1) + u'…');
}

QString programName(const model::DoorClient &client)
{
    const QString name = foreignText(client.program);
    return name.isEmpty() ? Doors::tr("Unnamed program") : name;
}

QString rejectionSentence(Why why)
{
    switch (why) {
    case Why::Host: return Doors::tr("Wrong host name: possibly a web page in disguise.");
    case Why::Origin: return Doors::tr("A web page from another site.");
    //: Why a program was not let in
    case Why::Token: return Doors::tr("Missing or wrong token.");
    case Why::ContentType: return Doors::tr("A form or text that web pages send without asking.");
    case Why::TooLarge: return Doors::tr("The request was too large.");
    case Why::Malformed: return Doors::tr("The request could not be read.");
    case Why::TooMany: return Doors::tr("Too many connections or requests.");
    case Why::Removed: return Doors::tr("A guest you removed.");
    case Why::OtherSession: return Doors::tr("A guest already connected elsewhere.");
    }
    return {};
}

QString doorTime(const QDateTime &time)
{
    const QDateTime local = time.toLocalTime();
    const QLocale locale;
    return local.date() == QDate::currentDate() ? locale.toString(local.time(), QLocale::ShortFormat)
                                                : locale.toString(local, QLocale::ShortFormat);
}

QString doorsSign(const model::DoorState &mcp, const model::DoorState &firehose,
                  const model::DoorState &network, qsizetype programs)
{
    if (network.stage == Stage::Opening && !network.trouble.isEmpty())
        //: In the top bar: the network of companions that we joined cannot be reached now
        return Doors::tr("Network unreachable");
    const bool some =
        mcp.stage == Stage::Open || firehose.stage == Stage::Open || network.stage == Stage::Open;
    if (!some)
        return {};
    return programs == 0 ? Doors::tr("Doors open")
                         //: In the top bar: so many programs are connected
                         : Doors::tr("Doors: %n program(s)", nullptr, int(programs));
}

} // namespace studio::ui
