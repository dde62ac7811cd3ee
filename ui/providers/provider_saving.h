// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QObject>

#include <optional>

namespace studio::ui {

/// Saves a provider in the studio: first the provider, then the facts of its model, then, on request, the
/// choice as standard for companions without a model of their own. The first failure ends it; what was saved
/// by then stays.
class ProviderSaving : public QObject
{
    Q_OBJECT

public:
    struct What
    {
        model::Provider provider;
        ports::KeyInput key;
        std::optional<model::ModelFacts> facts; ///< found by a test; the provider is filled in here
        bool asStandard = false;
    };

    explicit ProviderSaving(ports::ProviderPort &port, QObject *parent = nullptr)
        : QObject(parent)
        , m_port(port)
    {
    }

    void start(const What &what); ///< saved() or failed() follows; not while it runs
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    /// The provider is in the list now, with this id, whatever happens next.
    void stored(const studio::model::Provider &provider);
    void saved();
    void failed(const QString &reason);

private:
    void take(const base::Result<model::Provider> &provider);
    void goOn(const base::Result<void> &before);

    ports::ProviderPort &m_port;
    What m_what;
    bool m_isRunning = false;
};

} // namespace studio::ui
