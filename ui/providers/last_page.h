// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;

namespace studio::ui {

/// Last page of the wizard: the new setup, the abilities of the model that the test found, and whether it
/// answers for companions without a model of their own.
class LastPage : public QWidget
{
    Q_OBJECT

public:
    struct What
    {
        model::Provider provider;
        std::optional<model::ModelFacts> facts; ///< of its model
        QString standardNow;                    ///< the model that answers for companions without a model now
        bool isStandard = false;                ///< it is the standard model already
        bool test = false;                      ///< the test was completed
    };

    explicit LastPage(QWidget *parent = nullptr);

    void show(const What &what);
    using QWidget::show;
    void suggestStandard(bool yes); ///< initial state of the check box
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
