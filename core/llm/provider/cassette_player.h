// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/provider/cassette.h"

#include <QHash>

namespace studio::llm::provider {

/// An HttpTransport that answers from a cassette and reaches no network. A request is answered by the
/// exchange with the same address and body; where there are several, by one after the other. One that is not
/// there, or not so often, fails at once and is not tried again: the fault names the first field in which it
/// differs from the most similar one. What was aborted fails a second after it was.
class CassettePlayer final : public http::HttpTransport
{
public:
    enum class Pace {
        AtOnce, ///< without waiting, and without the server's wishes to be waited for
        AsRecorded,
    };

    /// `clock` must outlive the player and its streams.
    CassettePlayer(QList<Exchange> exchanges, base::Clock &clock, Pace pace);

    [[nodiscard]] http::HttpStream *send(const http::HttpRequest &request, QObject *parent) override;
    [[nodiscard]] qsizetype unplayed() const; ///< exchanges that nobody asked for

private:
    struct Recorded
    {
        Exchange exchange;
        QByteArray key;
        bool isPlayed = false;
    };
    [[nodiscard]] QString whyMissed(const http::HttpRequest &request, const QByteArray &key) const;

    base::Clock &m_clock;
    Pace m_pace;
    QList<Recorded> m_recorded; ///< in the order in which they were started
};

} // namespace studio::llm::provider
