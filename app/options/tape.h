// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/virtual_clock.h"
#include "core/llm/http/qt_transport.h"
#include "core/llm/provider/cassette_file.h"
#include "core/llm/provider/cassette_recorder.h"

#include <QString>

#include <memory>
#include <optional>

namespace studio::app {

/// Whether to record a run's exchanges with models into a cassette, or to play them from one.
struct TapeWish
{
    QString record; ///< the file; empty: no recording
    QString play;   ///< the file; empty: no playing; never both
    bool atRecordedPace = false;
};

/// The path to providers: the network, or a cassette that is played in its place. Lives on the studio thread.
class Tape
{
public:
    /// InvalidInput: the file cannot be written, or cannot be read as a cassette. `clock` outlives the tape;
    /// `jumping` is the same clock if it is a virtual clock: real servers need time to flow.
    [[nodiscard]] static base::Result<std::unique_ptr<Tape>> open(const TapeWish &wish, base::Clock &clock,
                                                                  base::VirtualClock *jumping);

    [[nodiscard]] llm::http::HttpTransport &transport() { return *m_top; }
    [[nodiscard]] bool isPlaying() const { return m_player != nullptr; }

private:
    Tape() = default;

    std::unique_ptr<llm::http::HttpTransport> m_network;
    std::unique_ptr<llm::http::HttpTransport> m_flowing; ///< lets the clock flow from the first request on
    std::unique_ptr<llm::http::HttpTransport> m_player;
    std::unique_ptr<llm::provider::CassetteFile> m_file;
    std::unique_ptr<llm::http::HttpTransport> m_recorder;
    llm::http::HttpTransport *m_top = nullptr;
};

} // namespace studio::app
