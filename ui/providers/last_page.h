// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;

namespace studio::ui {

/// Last page of the wizard: what was set up, what the test found the model can do, and whether it answers for
/// companions without a model of their own.
class LastPage : public QWidget
{
    Q_OBJECT

public:
    struct What
    {
        model::Provider provider;
        std::optional<model::ModelFacts> facts; ///< of its model
        QString standardNow;                    ///< what answers for companions without a model now
        bool isStandard = false;                ///< it is that one already
        bool test = false;                      ///< it was tested to the end
    };

    explicit LastPage(QWidget *parent = nullptr);

    void show(const What &what);
    using QWidget::show;
    void suggestStandard(bool yes); ///< how the mark is set at first
    void retranslate();
    [[nodiscard]] bool asStandard() const;

private:
    void refresh();
    [[nodiscard]] QString keyText() const;
    [[nodiscard]] QString abilitiesText() const;

    What m_what;
    QLabel *m_title = nullptr;
    QLabel *m_address = nullptr;
    QLabel *m_key = nullptr;
    QLabel *m_abilities = nullptr;
    QCheckBox *m_standard = nullptr;
    QLabel *m_standardHint = nullptr;
};

} // namespace studio::ui
