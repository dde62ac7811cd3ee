// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/past/persona_use.h"
#include "core/model/persona.h"
#include "ui/library/library_model.h"

#include <QList>
#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace studio::ui {

class Avatars;
class LibraryRowDelegate;

/// The companions of the library, to browse and to choose from: as pictures or as a list, with search as you
/// type, a tag filter and an order. It changes nothing itself.
class LibraryView : public QWidget
{
    Q_OBJECT

public:
    LibraryView(const Avatars &avatars, const LibraryLook &look, QWidget *parent = nullptr);

    void setPersonas(const QList<model::Persona> &personas, model::Language language);
    void setUses(const QList<model::PersonaUse> &uses);
    void focusList();

    [[nodiscard]] LibraryLook look() const { return m_look; }
    void setLook(const LibraryLook &look); ///< without lookChanged()
    [[nodiscard]] std::optional<model::Persona> current() const;
    [[nodiscard]] QList<base::ParticipantId> selected() const; ///< in row order

Q_SIGNALS:
    void selectionChanged();
    void menuWanted(const QPoint &global); ///< for the companions that are selected; there are some
    void activated(const studio::base::ParticipantId &id);
    void lookChanged(const studio::ui::LibraryLook &look);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void applyTheme();
    void makeControls();
    void makeList();
    void arrange();
    void query();
    void choose(bool pictures);
    void showShape();
    void fillTags();
    template<class Change>
    void keepingChosen(Change change);
    void refresh();
    void retranslate();

    const Avatars &m_faces;
    LibraryModel m_model;
    LibraryLook m_look;
    bool m_isRestoring = false; ///< the selection is being restored
    LibraryRowDelegate *m_delegate = nullptr;
    QLineEdit *m_search = nullptr;
    QComboBox *m_tag = nullptr;
    QComboBox *m_order = nullptr;
    QPushButton *m_pictures = nullptr;
    QPushButton *m_lines = nullptr;
    QCheckBox *m_archivedToo = nullptr;
    QLabel *m_count = nullptr;
    QListView *m_list = nullptr;
    QWidget *m_nothing = nullptr;
    QLabel *m_empty = nullptr;
    QPushButton *m_clear = nullptr;
};

} // namespace studio::ui
