// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/query.h"

#include <QObject>
#include <QString>

namespace studio::query {

/// Why a query was not answered: one word in QueryResult::error, for the caller. The text for people is made
/// from it elsewhere.
namespace why {
inline constexpr auto kRefused = "refused";
inline constexpr auto kTimedOut = "timedOut";
inline constexpr auto kUnknownType = "unknownType";
inline constexpr auto kMalformed = "malformed";   ///< the body does not fit the type
inline constexpr auto kNobodyHere = "nobodyHere"; ///< there is nobody to ask: no window
inline constexpr auto kNoDevice = "noDevice";
inline constexpr auto kDeviceBusy = "deviceBusy";
inline constexpr auto kDeviceLost = "deviceLost"; ///< unplugged, or frozen
inline constexpr auto kCannotSee = "cannotSee";   ///< the companion's model takes no pictures
inline constexpr auto kTooMany = "tooMany";       ///< too many queries of this companion are open
inline constexpr auto kCancelled = "cancelled";   ///< the caller no longer wants an answer
inline constexpr auto kFailed = "failed";
} // namespace why

inline constexpr qsizetype kLongestId = 128;         ///< of a query that comes from outside, in UTF-16 units
inline constexpr qsizetype kLongestBody = 64 * 1024; ///< of the body of a query, in bytes

/// The answer to a query. The log keeps less than the caller gets: a picture stays out of it unless the user
/// wants it kept.
struct Answer
{
    model::QueryResult result; ///< for the caller
    model::QueryResult kept;   ///< for the log
    bool operator==(const Answer &) const = default;
};

/// One open query. Ends exactly once: answered(), never before control has returned to the event loop; after
/// cancel() no signal comes and the user is no longer asked. Owned by its parent, deletes itself later when
/// over.
class QueryCall : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void cancel() = 0;

Q_SIGNALS:
    void answered(const studio::query::Answer &answer);
};

/// Takes the queries of companions and guests to the user's machine, and ensures that each is answered
/// exactly once (a port). On the studio thread.
class Desk
{
public:
    virtual ~Desk() = default;
    /// A query of an unknown type, with a body that does not fit, or refused by a rule, is answered without
    /// asking anybody.
    [[nodiscard]] virtual QueryCall *ask(const base::RoomId &room, const model::Query &query,
                                         QObject *parent) = 0;
};

} // namespace studio::query
