// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/guests/guest_cards.h"

#include "core/model/participants.h"
#include "core/studio/services/guests/guest_names.h"
#include "core/studio/services/guests/guest_words.h"

#include <algorithm>
#include <array>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using model::Guest;

namespace {

// Different from each other and readable on light and dark; the theme adjusts them like companions' colours.
constexpr std::array kColours{"#2a9d8f", "#b5651d", "#6a5acd", "#c2185b", "#3f7fbf", "#7a8f2a",
                              "#a0522d", "#8e44ad", "#0e7c66", "#b03a48", "#46628c", "#80701a"};

QString freeColour(const QString &wireName, const QList<Guest> &known)
{
    const size_t first = qHash(wireName, 7) % kColours.size();
    for (size_t step = 0; step < kColours.size(); ++step) {
        const QString colour = QString::fromLatin1(kColours[(first + step) % kColours.size()]);
        if (std::none_of(known.cbegin(), known.cend(),
                         [&colour](const Guest &guest) { return guest.colour == colour; }))
            return colour;
    }
    return QString::fromLatin1(kColours[first]);
}

} // namespace

QString readablePart(const QString &wireName)
{
    constexpr auto kCompanion = "companion_"_L1;
    QString part = wireName;
    while (part.startsWith(model::kGuestPrefix) && part.size() > model::kGuestPrefix.size()) // repeated
        part = part.mid(model::kGuestPrefix.size());
    return part.startsWith(kCompanion) && part.size() > kCompanion.size() ? part.mid(kCompanion.size())
                                                                          : part;
}

bool isColour(const QString &text)
{
    return text.size() == 7 && text.startsWith(u'#') &&
           std::all_of(text.cbegin() + 1, text.cend(), [](QChar one) {
               return (one >= u'0' && one <= u'9') || (one >= u'a' && one <= u'f') ||
                      (one >= u'A' && one <= u'F');
           });
}

bool isPlainId(const base::ParticipantId &id)
{
    if (!model::isGuest(id))
        return model::isUser(id) && id.value() == shownName(id.value());
    const QString wireName = model::withoutGuestPrefix(id).value();
    return !wireName.isEmpty() && wireName == shownName(wireName);
}

QString shownName(const QString &name)
{
    QString kept;
    for (const QChar one : name.left(4 * model::kLongestWireName)) {
        const bool isHidden = one.category() == QChar::Other_Control ||
                              one.category() == QChar::Other_Format || one == QChar::ReplacementCharacter;
        kept.append(isHidden ? u' ' : one);
    }
    kept = kept.simplified().left(model::kLongestWireName);
    if (!kept.isEmpty() && kept.back().isHighSurrogate())
        kept.chop(1);
    return kept;
}

base::Result<Guest> guestOf(const ports::GuestCard &card, const QList<Guest> &known)
{
    const QString wireName = card.wireName.trimmed();
    if (wireName.isEmpty() || wireName != shownName(wireName) || wireName == model::kGuestPrefix)
        return base::failure(ErrorCode::InvalidInput,
                             GuestWords::tr("A guest needs a name of at most %L1 plain characters.")
                                 .arg(model::kLongestWireName),
                             card.wireName.left(model::kLongestWireName));
    const base::ParticipantId id = model::guestIdOf(wireName);
    if (model::isUser(base::ParticipantId(wireName)) || model::claimsToBeUser(id))
        return base::failure(ErrorCode::InvalidInput, GuestWords::tr("Users are not guests."), wireName);
    const auto before =
        std::find_if(known.cbegin(), known.cend(), [&id](const Guest &guest) { return guest.id == id; });
    if (before != known.cend()) {
        if (before->removed)
            return base::failure(ErrorCode::Refused, GuestWords::tr("This guest was removed from the room."),
                                 wireName);
        Guest again = *before;
        again.door = card.door;
        return again;
    }
    if (!isIdLike(wireName))
        return base::failure(
            ErrorCode::InvalidInput,
            GuestWords::tr("A guest’s name must be short, not a sentence: at most %L1 letters.")
                .arg(kLongestGuestName),
            wireName);
    QString name = guestNameOf(card.name);
    if (name.isEmpty())
        name = guestNameOf(readablePart(wireName));
    return Guest{.id = id,
                 .wireName = wireName,
                 .name = name.isEmpty() ? readablePart(wireName) : name,
                 .colour = isColour(card.colour) ? card.colour.toLower() : freeColour(wireName, known),
                 .door = card.door,
                 .seated = card.seated};
}

} // namespace studio::services
