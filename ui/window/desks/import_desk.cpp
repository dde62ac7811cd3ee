// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/import_desk.h"

#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/window_look.h"

#include <QAction>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QStandardPaths>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace studio::ui {

using ports::ImportPort;

ImportDesk::ImportDesk(const WindowParts &parts, ImportPort &imports, ports::PersonaPort &personas,
                       QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_imports(imports)
    , m_personas(personas)
{
    parts.window.setAcceptDrops(true);
    parts.window.installEventFilter(this);
    parts.actions.importRoom->setVisible(true);
    connect(parts.actions.importRoom, &QAction::triggered, this, &ImportDesk::askForFile);
}

ImportDesk::~ImportDesk() { delete m_dialog; }

void ImportDesk::askForFile()
{
    auto *dialog = new QFileDialog(&m_parts.window, tr("Import a conversation"));
    dialog->setObjectName(u"importFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setNameFilters(
        {tr("Conversations (*.json *.jsonl *.txt *.md *.log *.html *.htm *.zip)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ImportDesk::look);
    dialog->open();
}

void ImportDesk::look(const QString &file)
{
    m_file = file;
    lookThrough(0);
}

void ImportDesk::lookOneByOne(const QStringList &files)
{
    m_waiting += files;
    lookAtNext();
}

void ImportDesk::lookAtNext()
{
    if (!isBusy() && !m_waiting.isEmpty())
        look(m_waiting.takeFirst());
}

void ImportDesk::lookThrough(int conversation)
{
    m_isLooking = true;
    const auto answered = [this, look = ++m_looks](const base::Result<model::ImportedFile> &found) {
        if (look == m_looks)
            take(found);
    };
    m_imports.look(m_file, {}, conversation, {}, {this, answered});
}

void ImportDesk::take(const base::Result<model::ImportedFile> &found)
{
    m_isLooking = false;
    if (!found) {
        m_parts.host.tell({Trouble::Kind::RequestFailed, {}, found.error().text});
        lookAtNext();
        return;
    }
    m_found = *found;
    m_isListing = true;
    m_personas.listPersonas({this, [this](const base::Result<QList<model::Persona>> &personas) {
                                 m_isListing = false;
                                 if (personas)
                                     takeCompanions(*personas);
                                 lookAtNext();
                             }});
}

void ImportDesk::takeCompanions(const QList<model::Persona> &personas)
{
    m_companions.clear();
    for (const model::Persona &one : personas) {
        if (!one.archived)
            m_companions.append({one.id, one.textIn(m_parts.look.language()).name});
    }
    show(m_found);
}

/// The dropped file, if it may be a conversation and no import is running; else empty.
QString ImportDesk::droppedFile(const QDropEvent &event) const
{
    const QList<QUrl> urls = event.mimeData()->urls();
    if (isBusy() || urls.size() != 1 || !urls.first().isLocalFile() || !urls.first().host().isEmpty())
        return {};
    const QFileInfo file(urls.first().toLocalFile());
    const bool isTalk =
        QStringList{u"json"_s, u"jsonl"_s, u"txt"_s, u"md"_s, u"log"_s, u"html"_s, u"htm"_s}.contains(
            file.suffix().toLower());
    return isTalk && file.isFile() ? file.filePath() : QString();
}

bool ImportDesk::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const QString file = droppedFile(*drop);
    if (file.isEmpty())
        return QObject::eventFilter(watched, event);
    drop->setDropAction(Qt::CopyAction); // whatever the drag offers: the file stays where it is
    drop->accept();
    if (event->type() == QEvent::Drop)
        look(file);
    return true;
}

void ImportDesk::show(const model::ImportedFile &found)
{
    delete m_dialog;
    m_import = {};
    m_dialog = new ImportDialog(m_file, found, m_companions, &m_parts.window);
    connect(m_dialog, &ImportDialog::importWanted, this, &ImportDesk::begin);
    connect(m_dialog, &ImportDialog::conversationWanted, this, &ImportDesk::lookThrough);
    connect(m_dialog, &ImportDialog::cancelWanted, this, [this] { m_import.cancel(); });
    connect(m_dialog, &ImportDialog::openWanted, this, [this] { m_parts.host.openRoom(m_made.id); });
    // Another dialog may take its place: the next file is looked at only when none is left.
    connect(m_dialog, &QObject::destroyed, this, &ImportDesk::lookAtNext, Qt::QueuedConnection);
    m_dialog->open();
}

void ImportDesk::begin(const model::ImportWish &wish)
{
    ImportDialog *dialog = m_dialog;
    const auto tellProgress = [dialog](const base::Progress &now) {
        dialog->setProgress(now.done, now.total);
    };
    const auto answered = [this, dialog](const base::Result<ports::ImportedRoom> &imported) {
        if (!imported)
            return dialog->fail(imported.error().text);
        m_made = imported->room;
        dialog->finish(imported->report);
    };
    m_import = m_imports.importFile(wish, {dialog, tellProgress}, {dialog, answered});
}

} // namespace studio::ui
