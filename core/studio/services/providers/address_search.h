// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/services/providers/model_listing.h"

#include <functional>

namespace studio::services {

/// Looks for the intended address: asks for the list of models at the given address, and if there is no list,
/// at similar addresses one after the other. The key is sent to no other origin. Ends once; deleting it
/// cancels it.
class AddressSearch : public QObject
{
    Q_OBJECT

public:
    struct Found
    {
        QUrl baseUrl; ///< unchanged if nothing better is known
        ModelListing::Answer answer;
        std::optional<model::ProviderKind> looksLike; ///< another kind of server answers here
    };

    AddressSearch(llm::http::HttpTransport &transport, base::Clock &clock,
                  const llm::http::Endpoint &endpoint, QObject *parent);

Q_SIGNALS:
    void ended(const studio::services::AddressSearch::Found &found);

private:
    using Then = std::function<void(const ModelListing::Answer &)>;
    void list(const llm::http::Endpoint &endpoint, Then then);
    void readFirst(const ModelListing::Answer &answer);
    void askNext();
    void askOtherKind();
    void end(const QUrl &baseUrl, const ModelListing::Answer &answer);

    llm::http::HttpTransport &m_transport;
    base::Clock &m_clock;
    llm::http::Endpoint m_endpoint;
    QList<QUrl> m_others;
    ModelListing::Answer m_first;
};

} // namespace studio::services
