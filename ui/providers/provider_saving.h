// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QObject>

#include <optional>

namespace studio::ui {

/// A provider on its way into the studio: saved first, then what is known of its model, then, if wanted, as
/// the standard of companions without a model of their own. What fails ends it; what was saved by then stays.
class ProviderSaving : public QObject
{
    Q_OBJECT

public:
    struct What
    {
        model::Provider provider;
        ports::KeyInput key;
        std::optional<model::ModelFacts> facts; ///< a test found them; their provider is filled in here
        bool asStandard = false;
    };

    explicit ProviderSaving(ports::ProviderPort &port, QObject *parent = nullptr)
        : QObject(parent)
        , m_port(port)
    {
    }

    void start(const What &what); ///< saved() or failed() follows; not while it is running
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    /// It is in the list now, with this id, whatever comes after.
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
