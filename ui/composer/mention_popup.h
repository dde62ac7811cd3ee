// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/mentionable.h"

#include <QList>
#include <QWidget>

class QListView;
class QStandardItemModel;

namespace studio::ui {

class Avatars;

/// The list of participants that an @ could mean, over the window above the text. It never has the focus: the
/// keys stay with the text, whose owner calls step() and takes current().
class MentionPopup : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kMostRows = 6;

    explicit MentionPopup(QWidget *window);

    void setAvatars(const Avatars *avatars);
    void showPeople(const QList<Mentionable> &people); ///< not empty; selects the first
    /// Above `anchor` (in the window's coordinates), or below it if there is no room above.
    void placeAt(const QRect &anchor);
    void step(int by); ///< wraps around at both ends
    [[nodiscard]] Mentionable current() const;

Q_SIGNALS:
    void clicked(const studio::ui::Mentionable &person);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QSize wantedSize() const;
    void tellCurrent();

    QList<Mentionable> m_people;
    QStandardItemModel *m_model = nullptr;
    QListView *m_list = nullptr;
};

} // namespace studio::ui
