// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/provider/cassette.h"

#include <QHash>

namespace studio::llm::provider {

/// An HttpTransport that answers from a cassette and reaches no network. A request is answered by the
/// exchange with the same address and body; if there are several, by one after the other. A request that was
/// not recorded, or not so often, fails at once and is not retried: the fault names the first field in which
/// it differs from the most similar exchange. An aborted exchange fails a second after its abort.
class CassettePlayer final : public http::HttpTransport
{
public:
    enum class Pace {
        AtOnce, ///< without waiting, and without waits requested by the server
        AsRecorded,
    };

    /// `clock` must outlive the player and its streams.
    CassettePlayer(QList<Exchange> exchanges, base::Clock &clock, Pace pace);

    [[nodiscard]] http::HttpStream *send(const http::HttpRequest &request, QObject *parent) override;
    [[nodiscard]] qsizetype unplayed() const; ///< exchanges that were not requested

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
