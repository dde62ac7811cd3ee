// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/avatar.h"

#include <QColor>
#include <QWidget>

#include <functional>

class QCheckBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace studio::ui {

class ChoiceRow;
class ColourRow;
class SpriteRow;

/// Chooses the look of a companion: each choice is a small picture of this companion with that choice
/// applied. Or the user's own picture, from a file or dropped here; the drawn face is kept underneath.
class AvatarEditor : public QWidget
{
    Q_OBJECT

public:
    AvatarEditor(QWidget *parent = nullptr);

    void show(const model::Avatar &avatar, const QColor &companion, const base::ParticipantId &id);
    using QWidget::show;
    void setBusy(bool busy); ///< a picture is being scaled down
    [[nodiscard]] SpriteRow &sprites() { return *m_sprites; }

Q_SIGNALS:
    void edited(const studio::model::Avatar &avatar);
    void pictureChosen(const QString &file);
    void stepEnded();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void applyTheme();
    using Change = std::function<void(model::Avatar &, int)>;
    ChoiceRow *addChoices(QGridLayout *grid, const QString &objectName, double zoom, double middle,
                          const Change &change);
    ColourRow *addColours(QGridLayout *grid, const QString &objectName, const QList<QColor> &colours,
                          QString model::Avatar::*part);
    void makeButtons();
    void change(const model::Avatar &avatar);
    void refresh();
    void retranslate();
    void askForFile();
    [[nodiscard]] QPixmap preview(const model::Avatar &avatar, int size, double zoom, double middle) const;

    model::Avatar m_avatar;
    QColor m_companion;
    base::ParticipantId m_id;
    QList<QLabel *> m_labels;
    ChoiceRow *m_face = nullptr;
    ChoiceRow *m_hair = nullptr;
    ChoiceRow *m_eyes = nullptr;
    ChoiceRow *m_clothes = nullptr;
    ColourRow *m_skinColour = nullptr;
    ColourRow *m_hairColour = nullptr;
    ColourRow *m_eyeColour = nullptr;
    ColourRow *m_clothesColour = nullptr;
    QCheckBox *m_glasses = nullptr;
    QPushButton *m_surprise = nullptr;
    QPushButton *m_ownPicture = nullptr;
    QPushButton *m_takeAway = nullptr;
    QLabel *m_pictureNote = nullptr;
    SpriteRow *m_sprites = nullptr;
    bool m_busy = false;
};

} // namespace studio::ui
