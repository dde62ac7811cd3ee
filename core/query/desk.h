// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/query.h"

#include <QObject>
#include <QString>

namespace studio::query {

/// Why a query was not answered: QueryResult::error in one word, for whoever asked. What people read is made
/// of it elsewhere.
namespace why {
inline constexpr auto kRefused = "refused";
inline constexpr auto kTimedOut = "timedOut";
inline constexpr auto kUnknownType = "unknownType";
inline constexpr auto kMalformed = "malformed";   ///< its body does not fit its type
inline constexpr auto kNobodyHere = "nobodyHere"; ///< nobody who could be asked: no window
inline constexpr auto kNoDevice = "noDevice";
inline constexpr auto kDeviceBusy = "deviceBusy";
inline constexpr auto kDeviceLost = "deviceLost"; ///< unplugged, or frozen
inline constexpr auto kCannotSee = "cannotSee";   ///< its model takes no pictures
inline constexpr auto kTooMany = "tooMany";       ///< of this companion's are open already
inline constexpr auto kCancelled = "cancelled";   ///< whoever asked does not want to know any more
inline constexpr auto kFailed = "failed";
} // namespace why

inline constexpr qsizetype kLongestId = 128;         ///< of a query that comes from outside, in UTF-16 units
inline constexpr qsizetype kLongestBody = 64 * 1024; ///< of what is asked, in bytes

/// What came of a query. The log keeps less than whoever asked gets: a picture stays out of it unless the
/// user wants it kept.
struct Answer
{
    model::QueryResult result; ///< for whoever asked
    model::QueryResult kept;   ///< for the log
    bool operator==(const Answer &) const = default;
};

/// One query on its way. Ends exactly once: answered(), never before control has returned to the event loop;
/// after cancel() no signal comes and the user is not asked any more. Owned by its parent, deletes itself
/// later when over.
class QueryCall : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void cancel() = 0;

Q_SIGNALS:
    void answered(const studio::query::Answer &answer);
};

/// Takes what companions and guests ask of the user's machine, and sees to it that each is answered exactly
/// once (a port). On the studio thread.
class Desk
{
public:
    virtual ~Desk() = default;
    /// A query whose type is unknown, whose body does not fit or that a rule refuses is answered without
    /// anybody being asked.
    [[nodiscard]] virtual QueryCall *ask(const base::RoomId &room, const model::Query &query,
                                         QObject *parent) = 0;
};

} // namespace studio::query
