// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/import_desk.h"

#include "ui/window/actions/window_actions.h"
#include "ui/window/main_window.h"
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

using base::RequestId;
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
    connect(&imports, &ImportPort::looked, this,
            [this](const RequestId &request, const model::ImportedFile &found) {
                if (request != m_looking)
                    return;
                m_looking = {};
                m_found = found;
                m_listing = m_personas.listPersonas();
            });
    connect(&personas, &ports::PersonaPort::personasListed, this,
            [this](const RequestId &request, const QList<model::Persona> &personas) {
                if (request != m_listing)
                    return;
                m_listing = {};
                m_companions.clear();
                for (const model::Persona &one : personas) {
                    if (!one.archived)
                        m_companions.append({one.id, one.textIn(m_parts.look.language()).name});
                }
                show(m_found);
            });
    connect(&imports, &ImportPort::progressed, this,
            [this](const RequestId &request, qint64 written, qint64 total) {
                if (m_dialog && request == m_importing)
                    m_dialog->setProgress(written, total);
            });
    connect(&imports, &ImportPort::imported, this,
            [this](const RequestId &request, const model::Room &room, const model::CardReport &report) {
                if (request != m_importing)
                    return;
                m_made = room;
                if (m_dialog)
                    m_dialog->finish(report);
            });
    connect(&imports, &ImportPort::failed, this, &ImportDesk::fail);
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
    m_looking = m_imports.look(file);
}

/// What is dropped, if it may be a conversation and nothing is being imported; else empty.
QString ImportDesk::droppedFile(const QDropEvent &event) const
{
    const QList<QUrl> urls = event.mimeData()->urls();
    const bool isBusy = m_dialog || !m_looking.isEmpty() || !m_listing.isEmpty();
    if (isBusy || urls.size() != 1 || !urls.first().isLocalFile() || !urls.first().host().isEmpty())
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
    drop->setDropAction(Qt::CopyAction); // whatever is offered: the file stays where it is
    drop->accept();
    if (event->type() == QEvent::Drop)
        look(file);
    return true;
}

void ImportDesk::show(const model::ImportedFile &found)
{
    delete m_dialog;
    m_importing = {};
    m_dialog = new ImportDialog(m_file, found, m_companions, &m_parts.window);
    connect(m_dialog, &ImportDialog::importWanted, this,
            [this](const model::ImportWish &wish) { m_importing = m_imports.importFile(wish); });
    connect(m_dialog, &ImportDialog::conversationWanted, this,
            [this](int conversation) { m_looking = m_imports.look(m_file, {}, conversation); });
    connect(m_dialog, &ImportDialog::cancelWanted, this, [this] { m_imports.cancel(m_importing); });
    connect(m_dialog, &ImportDialog::openWanted, this, [this] { m_parts.window.openRoom(m_made.id); });
    m_dialog->open();
}

void ImportDesk::fail(const RequestId &request, const base::Error &error)
{
    if (request == m_importing && m_dialog)
        return m_dialog->fail(error.text);
    if (request != m_looking)
        return;
    m_looking = {};
    m_parts.window.tell({Trouble::Kind::RequestFailed, {}, error.text});
}

} // namespace studio::ui
