// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/provider/cassette.h"

#include <functional>

namespace studio::llm::provider {

/// An HttpTransport that passes everything on to another and reports each exchange when it is over, without
/// keys: no header of a request is kept, and if a body or an answer repeats a header value that may be a key,
/// that value is crossed out.
class CassetteRecorder final : public http::HttpTransport
{
public:
    using Keep = std::function<void(const Exchange &)>;

    /// `inner` and `clock` must outlive the recorder and its streams.
    CassetteRecorder(http::HttpTransport &inner, base::Clock &clock, Keep keep);

    [[nodiscard]] http::HttpStream *send(const http::HttpRequest &request, QObject *parent) override;

private:
    http::HttpTransport &m_inner;
    base::Clock &m_clock;
    Keep m_keep;
    base::Millis m_made;
};

} // namespace studio::llm::provider
