// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <deque>
#include <functional>
#include <memory>

namespace studio::llm::provider {

/// Admits the calls of one provider: a number at the same time, and a number in any minute. Waiting calls
/// begin in order of arrival, votes before all others, since a room waits for them; if three or more may run,
/// one place is for votes alone. It does not retry, but is told of retries, since they count too.
class Governor final : public QObject
{
    Q_OBJECT

public:
    enum class Kind { Vote, Other };
    struct Limits
    {
        int parallel = 8;
        int perMinute = 0; ///< 0: no limit
        bool operator==(const Limits &) const = default;
    };

    /// The place of a call that runs or waits; destroying it leaves. May outlive the governor.
    class Place
    {
    public:
        ~Place();
        Place(const Place &) = delete;
        Place &operator=(const Place &) = delete;

        [[nodiscard]] bool isIn() const { return m_isIn; }
        /// When the call may begin, on the steady axis; -1: when another has ended.
        [[nodiscard]] base::Millis mayBeginAt() const;
        /// Counts another attempt.
        void noteTry();

    private:
        friend class Governor;
        Place(Governor *governor, Kind kind);

        QPointer<Governor> m_governor;
        Kind m_kind;
        bool m_isIn = false;
        std::function<void()> m_begin; ///< while waiting
    };

    /// `clock` must outlive the governor.
    explicit Governor(base::Clock &clock);
    ~Governor() override;

    void setLimits(const Limits &limits);
    /// If there is room, the call runs at once, and `begin` is never called; else `begin` is called in its
    /// turn.
    [[nodiscard]] std::unique_ptr<Place> enter(Kind kind, std::function<void()> begin);
    [[nodiscard]] qsizetype waiting() const { return m_waiting.size(); }

private:
    void letIn(Place *place);
    void leave(Place *place);
    void admit();
    [[nodiscard]] Place *next();
    [[nodiscard]] bool hasRoom(Kind kind) const;
    [[nodiscard]] bool isMinuteFull();

    base::Clock &m_clock;
    Limits m_limits;
    QList<Place *> m_waiting;
    int m_in = 0;
    int m_others = 0;                 ///< those that are not votes
    std::deque<base::Millis> m_begun; ///< attempts of the last minute
    quint64 m_timer = 0;
};

} // namespace studio::llm::provider
