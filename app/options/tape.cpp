// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/tape.h"

#include "core/base/log.h"
#include "core/llm/provider/cassette_player.h"

#include <QCoreApplication>

namespace studio::app {

using base::Error;
using base::ErrorCode;
using base::Result;
using llm::http::HttpTransport;
using llm::provider::CassetteFile;
using llm::provider::CassettePlayer;
using llm::provider::CassetteRecorder;
using llm::provider::Exchange;

namespace {

class FlowingTransport final : public HttpTransport
{
public:
    FlowingTransport(HttpTransport &inner, base::VirtualClock &clock)
        : m_inner(inner)
        , m_clock(clock)
    {
    }
    llm::http::HttpStream *send(const llm::http::HttpRequest &request, QObject *parent) override
    {
        m_clock.flow();
        return m_inner.send(request, parent);
    }

private:
    HttpTransport &m_inner;
    base::VirtualClock &m_clock;
};

Error asked(const Error &error) { return {ErrorCode::InvalidInput, error.text, error.detail}; }

} // namespace

Result<std::unique_ptr<Tape>> Tape::open(const TapeWish &wish, base::Clock &clock,
                                         base::VirtualClock *jumping)
{
    std::unique_ptr<Tape> tape(new Tape);
    if (!wish.play.isEmpty()) {
        auto exchanges = llm::provider::readCassette(wish.play);
        if (!exchanges)
            return tl::unexpected(asked(exchanges.error()));
        tape->m_player = std::make_unique<CassettePlayer>(
            *exchanges, clock,
            wish.atRecordedPace ? CassettePlayer::Pace::AsRecorded : CassettePlayer::Pace::AtOnce);
        tape->m_top = tape->m_player.get();
        return tape;
    }
    tape->m_network = std::make_unique<llm::http::QtTransport>(clock);
    tape->m_top = tape->m_network.get();
    if (jumping) {
        tape->m_flowing = std::make_unique<FlowingTransport>(*tape->m_top, *jumping);
        tape->m_top = tape->m_flowing.get();
    }
    if (wish.record.isEmpty())
        return tape;
    auto file = CassetteFile::open(wish.record);
    if (!file)
        return tl::unexpected(asked(file.error()));
    tape->m_file = std::move(*file);
    const auto keep = [kept = tape->m_file.get()](const Exchange &exchange) {
        if (const auto written = kept->append(exchange); !written)
            qCWarning(base::lcModel) << "an exchange is not in the cassette:" << written.error().detail;
    };
    tape->m_recorder = std::make_unique<CassetteRecorder>(*tape->m_top, clock, keep);
    tape->m_top = tape->m_recorder.get();
    return tape;
}

} // namespace studio::app
