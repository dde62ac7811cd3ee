// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ability.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QListWidget;
class QRadioButton;

namespace studio::ui {

/// Chooses what is allowed: everything, including things that come later, or only the ticked names. Names
/// that are unknown here stay in the list.
class AllowedList : public QWidget
{
    Q_OBJECT

public:
    using Allowed = std::optional<QStringList>; ///< null: all

    AllowedList(const QString &objectName, QWidget *parent = nullptr);

    void setKnown(const QList<model::Ability> &known);
    void setWords(const QString &all, const QString &some,
                  const QString &list); ///< the last is for screen readers
    void show(const Allowed &allowed);  ///< without emitting edited()
    using QWidget::show;

Q_SIGNALS:
    void edited(const std::optional<QStringList> &allowed);

protected:
    void changeEvent(QEvent *event) override;

private:
    void choose(bool all);
    void takeTicks();
    void fill();
    void fitHeight();
    [[nodiscard]] QStringList names() const; ///< in the order of the list

    QList<model::Ability> m_known;
    QStringList m_strange; ///< in the persona, but unknown here
    Allowed m_allowed;
    QRadioButton *m_all = nullptr;
    QRadioButton *m_some = nullptr;
    QListWidget *m_list = nullptr;
};

} // namespace studio::ui
